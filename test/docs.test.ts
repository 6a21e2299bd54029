import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EDGES, messagesIn, messagesOf, quotesIn, quotesIt } from '../scripts/messages.ts';
import { Outcome, STOP_TEXT } from '../src/core/verdict/outcome.ts';
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

/** Files of this repository that a page names: `core/driver.ts`, `outcome.ts`. Those of suites and examples are other people's. */
const FILES_HERE = ['src', 'test', 'scripts', 'bench'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `/${folder}/${name}`),
);

test.each([
  'CONTRIBUTING.md',
  'docs/design.md',
  'docs/oracle.md',
  'docs/builtin-solver.md',
  'docs/sandbox.md',
])('every source that %s names is there', (page) => {
  const named = matchesOf(read(page).replace(/^```[\s\S]*?^```/gm, ''), /`([\w./-]+\.ts)`/g);
  expect(named.filter((path) => !FILES_HERE.some((file) => file.endsWith(`/${path}`)))).toEqual([]);
});

test('every folder that CONTRIBUTING.md names is there', () => {
  const named = matchesOf(read('CONTRIBUTING.md'), /`((?:src|test|docs)\/[\w./-]+)`/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('docs/troubleshooting.md has a row for every outcome', () => {
  const rows = matchesOf(read('docs/troubleshooting.md'), /^\| `(\w+)` \|/gm);
  expect(Outcome.options.filter((outcome) => !rows.includes(outcome))).toEqual([]);
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

test('docs/troubleshooting.md quotes messages as the sources have them', () => {
  const [, byMessage = ''] = read('docs/troubleshooting.md').split('## By message');
  const cells = matchesOf(byMessage, /^\| ([^|]*`[^|]*) \|/gm);
  const pieces = cells.flatMap((cell) => matchesOf(cell, /`([^`]+)`/g)).flatMap((text) => text.split('…'));
  const quoted = pieces.map((piece) => piece.replace(EDGES, '')).filter(({ length }) => length >= 8);
  expect(quoted.length).toBeGreaterThan(50);
  const sources = sourceTexts();
  expect(quoted.filter((piece) => !sources.includes(piece))).toEqual([]);
});

/** What a run can tell its user, by kind; `…` stands for words that vary. */
const MESSAGES = {
  'why a run ended': STOP_TEXT,
  'why an event starts no run': SKIPPED,
  'why the gate refuses': REFUSED,
  'what the token lacks': RIGHTS_LACKING,
  'why a branch was not pushed': NOT_PUSHED,
  'how the model endpoint failed': Object.values(ENDPOINT_FAILED).map((what) => `The model endpoint ${what}`),
  'what is missing': {
    missing: missingText({ name: '…', key: '…', what: '…', line: '…', bring: '…', kind: null }),
  },
};

describe('docs/troubleshooting.md has an entry for each message that tells', () => {
  const quotes = quotesIn(read('docs/troubleshooting.md'));

  test.each(Object.entries(MESSAGES))('%s', (_, messages) => {
    const missing = Object.values(messages).filter(
      (message) => !quotes.some((parts) => quotesIt(message, parts)),
    );
    expect(missing).toEqual([]);
  });
});

describe('messages are found in the sources', () => {
  test.each([
    ['what an error is made with', "throw new BundleRefusal('size', 'it has ' + n + ' files, too many');"],
    ['a refusal', "refuseUnless(ok, 'base', () => {}, 'it has ' + n + ' files, too many');"],
    ['a member that says why', "const x = { why: ok ? null : 'it has ' + n + ' files, too many' };"],
    [
      'a reason or null',
      "const f = (n: number): string | null => n ? 'it has ' + n + ' files, too many' : null;",
    ],
    [
      'one that is returned',
      "function f(): string | null { return 'it has ' + n + ' files' + ', too many'; }",
    ],
  ])('%s', (_, source) => {
    expect(messagesIn(source)).toEqual(['it has … files, too many']);
  });

  test('and each stands in docs/troubleshooting.md', () => {
    const page = read('docs/troubleshooting.md').replace(/\s+/g, ' ');
    const messages = messagesOf(join(ROOT, 'src'));
    expect(messages.length).toBeGreaterThan(200);
    const quotes = quotesIn(read('docs/troubleshooting.md'));
    const missing = messages.filter(
      ({ message }) =>
        !page.includes(message.trim().replace(/\s+/g, ' ')) &&
        !quotes.some((parts) => quotesIt(message, parts)),
    );
    expect(missing).toEqual([]);
  });
});
