import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { linesOf } from '../trace/write-run.ts';
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
  const run = await terminal.agentFix(['view', '--trace', terminal.trace, '--out', out], {
    bundle: BUNDLE,
  });
  expect(run).toEqual({ exitCode: 0, stdout: `Wrote ${out}\n`, stderr: '' });
  const page = readFileSync(out, 'utf8');
  expect(page).toMatch(/^<!doctype html>/i);
  expect(page).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)=["']?(?:https?:)?\/\//i);
  expect(page.length).toBeLessThan(300 * 1024 + 2 * readFileSync(terminal.trace).length);
});

test('view of several runs takes the newest, and says so', async () => {
  const first = String(terminal.events()[0]?.run_id);
  const again = readFileSync(terminal.trace, 'utf8').replaceAll(`"run_id":"${first}"`, '"run_id":"second"');
  appendFileSync(terminal.trace, again);
  const out = join(terminal.dir, 'page.html');
  const flags = ['view', '--trace', terminal.trace, '--out', out];
  const run = await terminal.agentFix(flags);
  expect([run.exitCode, run.stderr]).toEqual([
    0,
    `agent-fix: ${terminal.trace} holds 2 runs, and second is the newest; another: --run ID\n`,
  ]);
  expect(readFileSync(out, 'utf8')).toContain('>second<');
  expect(await terminal.agentFix([...flags, '--run', first])).toMatchObject({ exitCode: 0, stderr: '' });
  expect(readFileSync(out, 'utf8')).toContain(`>${first}<`);
});
