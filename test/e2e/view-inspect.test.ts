import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sha256OfFile } from '../../src/trace/integrity.ts';
import { linesOf, rewriteLines } from '../trace/write-run.ts';
import { BUNDLE, createTerminal, SECOND_TRY, type Terminal } from './terminal.ts';

// One run of the terminal; each test has its record as it was written.
let terminal: Terminal;
let recorded: string;
beforeAll(async () => {
  terminal = await createTerminal({ script: SECOND_TRY });
  expect((await terminal.run()).exitCode).toBe(0);
  recorded = readFileSync(terminal.trace, 'utf8');
  return terminal.close;
});
beforeEach(() => writeFileSync(terminal.trace, recorded));

const inspect = (...flags: readonly string[]) =>
  terminal.agentFix(['inspect', '--trace', terminal.trace, ...flags]);

const FLAGS: readonly (readonly [string, readonly string[], readonly RegExp[]])[] = [
  ['one kind', ['--kind', 'tests'], [/tests/, /not ok 1 - evicts/]],
  ['one event of a kind', ['--kind', 'tool_result', '--index', '1'], [/read_file/]],
  ['the first events', ['--kind', 'llm_action', '--max', '1'], [/grep/]],
  ['whole events', ['--kind', 'tool_result', '--full'], [/export class LruCache/]],
  [
    'a prompt, rebuilt whole',
    ['--kind', 'llm_request', '--index', '3', '--pretty-only-prompt', '--full'],
    [/Make the failing tests pass/, /Still wrong/],
  ],
  [
    'a prompt with its surroundings',
    ['--kind', 'llm_request', '--index', '2', '--prompt-with-history', '--history-window', '1'],
    [/^HISTORY \(events \d+\.\.\d+ around selected index \d+\):/m],
  ],
  [
    'line ends kept',
    ['--kind', 'llm_request', '--index', '2', '--prompt-with-history', '--preserve-newlines'],
    [/^HISTORY/m],
  ],
];

test.each(FLAGS)('inspect shows %s of a real run', async (_, flags, texts) => {
  const said = await inspect(...flags);
  for (const text of texts) expect(said.stdout).toMatch(text);
  expect(said.exitCode).toBe(0);
  expect(said.stdout + said.stderr).not.toMatch(/\u001b/);
});

test('inspect lists the runs, with what came of them', async () => {
  const { stdout, exitCode } = await inspect();
  expect(exitCode).toBe(0);
  expect(stdout).toContain(terminal.events()[0]?.run_id);
  expect(stdout).toContain('Fixed');
});

test('a prompt is dumped whole, from its first text to its last', async () => {
  const path = join(terminal.dir, 'prompt.json');
  const flags = ['--kind', 'llm_request', '--index', '4', '--dump-prompt', path, '--full'];
  expect((await inspect(...flags)).exitCode).toBe(0);
  const dumped = readFileSync(path, 'utf8');
  expect(dumped).toContain('Make the failing tests pass');
  expect(dumped).toContain('After this write, tests are green');
});

test('--verify: 0 for what was written, 3 and the line for anything else', async () => {
  const sha256 = await sha256OfFile(terminal.trace);
  const good = await inspect('--verify', '--sha256', sha256);
  expect([good.exitCode, good.stdout]).toEqual([0, expect.stringContaining(sha256)]);
  const other = await inspect('--verify', '--sha256', '0'.repeat(64));
  expect(other.exitCode).toBe(3);
  let number = 0;
  rewriteLines(terminal.trace, (lines) => {
    number = lines.findIndex((line) => line.includes('#capacity')) + 1;
    return lines.with(number - 1, lines[number - 1]?.replace('#capacity', '#capacitx') ?? '');
  });
  const changed = await inspect('--verify');
  expect(changed.exitCode).toBe(3);
  expect(changed.stdout + changed.stderr).toMatch(new RegExp(`line ${number}\\b.*changed`));
  expect((await inspect('--verify', '--sha256', sha256)).exitCode).toBe(3);
});

test('a killed run inspects and views up to its last whole event, and the cut line is told', async () => {
  const lines = linesOf(terminal.trace);
  const bytes = lines.slice(0, 9).reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
  truncateSync(terminal.trace, bytes + 30);
  const listed = await inspect('--kind', 'llm_action');
  expect(listed.stdout).toContain('grep');
  expect(listed.stderr).toMatch(/line 10: /);
  expect((await inspect('--verify')).exitCode).toBe(3);
  const out = join(terminal.dir, 'page.html');
  const viewed = await terminal.agentFix(['view', '--trace', terminal.trace, '--out', out]);
  expect([viewed.exitCode, viewed.stdout]).toEqual([0, `Wrote ${out}\n`]);
  expect(viewed.stderr).toMatch(/trace\.jsonl:10: /);
  expect(readFileSync(out, 'utf8')).toContain('Make the failing tests pass');
});

test('view writes one page that needs nothing else, into a folder that it makes', async () => {
  const out = join(terminal.dir, 'pages/new/trace.html');
  const said = await terminal.agentFix(['view', '--trace', terminal.trace, '--out', out], {
    bundle: BUNDLE,
  });
  expect(said).toEqual({ exitCode: 0, stdout: `Wrote ${out}\n`, stderr: '' });
  const page = readFileSync(out, 'utf8');
  expect(page).toMatch(/^<!doctype html>/i);
  expect(page).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)=["']?(?:https?:)?\/\//i);
  expect(page.length).toBeLessThan(300 * 1024 + 2 * readFileSync(terminal.trace).length);
});

test('view of several runs wants one by name', async () => {
  const ids = [terminal.events()[0]?.run_id, 'second'];
  appendFileSync(
    terminal.trace,
    readFileSync(terminal.trace, 'utf8').replaceAll(`"run_id":"${ids[0]}"`, '"run_id":"second"'),
  );
  const flags = ['view', '--trace', terminal.trace, '--out', join(terminal.dir, 'page.html')];
  const said = await terminal.agentFix(flags);
  expect([said.exitCode, said.stderr]).toEqual([
    2,
    expect.stringContaining(`choose one with --run: ${ids.join(', ')}`),
  ]);
  expect((await terminal.agentFix([...flags, '--run', 'second'])).exitCode).toBe(0);
});
