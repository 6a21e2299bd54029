import { appendFileSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256OfFile } from '../../src/trace/integrity.ts';
import { sha256Of } from '../../src/trace/writer.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { smallRun } from '../trace/scripted-run.ts';
import { linesOf, rewriteLines, writeEvents, writeRun } from '../trace/write-run.ts';
import { goldenRun } from './golden-run.ts';
import { runInspect } from './run-inspect.ts';

function twoRuns(): string {
  const { path, run } = writeRun(smallRun);
  writeEvents(run.events, 'r2', path);
  return path;
}

test('without --run, an option that selects events means the only run', async () => {
  const { path } = writeRun(goldenRun);
  const { code, stdout } = await runInspect(['--trace', path, '--kind', 'outcome']);
  expect(code).toBe(0);
  expect(stdout).toContain('Run id: r1\n');
  expect(stdout).toContain('[outcome] (run=r1)\n    {"outcome": "fixed"');
});

test('among several runs one must be chosen', async () => {
  const { code, stdout, stderr } = await runInspect(['--trace', twoRuns(), '--max', '1']);
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toBe('Error: the trace holds 2 runs; choose one with --run:\n  r1\n  r2\n');
});

test('an empty file holds no runs', async () => {
  const path = join(temporaryFolder(), 'trace.jsonl');
  writeFileSync(path, '');
  expect((await runInspect(['--trace', path])).stdout).toBe(`Trace file: ${path}\nNo runs in this file\n`);
  expect((await runInspect(['--trace', path, '--max', '1'])).stderr).toBe('Error: the trace holds no runs\n');
});

test.each([
  ['an unknown option', ['--ful'], 'agent-fix inspect has no option --ful; did you mean --full?'],
  ['an argument without an option', ['trace.jsonl'], 'agent-fix inspect takes no argument "trace.jsonl"'],
  ['an index that is no number', ['--index', 'two'], '--index "two": must be a whole number'],
  ['a limit that is no number', ['--max', '1.5'], '--max "1.5": must be a whole number'],
  [
    '--dump-prompt without a kind',
    ['--dump-prompt', 'p', '--index', '0'],
    '--dump-prompt requires --kind llm_request and --index',
  ],
  [
    '--dump-prompt of another kind',
    ['--dump-prompt', 'p', '--index', '0', '--kind', 'tests'],
    'requires --kind llm_request',
  ],
  [
    '--dump-prompt without an index',
    ['--dump-prompt', 'p', '--kind', 'llm_request'],
    '--dump-prompt requires --index to select a single event',
  ],
  [
    '--prompt-with-history without a kind',
    ['--prompt-with-history'],
    '--prompt-with-history requires --kind llm_request and --index',
  ],
  [
    '--prompt-with-history without an index',
    ['--prompt-with-history', '--kind', 'llm_request'],
    'requires --index',
  ],
  ['--sha256 without --verify', ['--sha256', 'a'.repeat(64)], '--sha256 goes with --verify'],
  ['a sha256 that is none', ['--verify', '--sha256', 'abc'], '--sha256 "abc": must be 64 hex digits'],
])('%s is wrong usage', async (_, args, message) => {
  await expect(runInspect(args)).rejects.toThrow(message);
});

test.each([['--index=-1'], ['--index=99']])('%s is out of range', async (flag) => {
  const { path } = writeRun(goldenRun);
  const { code, stderr } = await runInspect(['--trace', path, flag]);
  expect([code, stderr]).toEqual([2, `Index out of range: ${flag.slice(8)}\n`]);
});

test('a missing file and a folder are no traces', async () => {
  const folder = temporaryFolder();
  for (const path of [join(folder, 'nothing.jsonl'), folder]) {
    expect(await runInspect(['--trace', path])).toEqual({
      code: 2,
      stdout: '',
      stderr: `Trace file not found: ${path}\n`,
    });
  }
});

test('--help names every flag', async () => {
  const { code, stdout } = await runInspect(['--help']);
  expect(code).toBe(0);
  for (const flag of [
    ...[
      'trace',
      'run',
      'kind',
      'index',
      'max',
      'full',
      'pretty-only-prompt',
      'dump-prompt',
      'prompt-with-history',
    ],
    ...['preserve-newlines', 'history-window', 'verify', 'sha256'],
  ]) {
    expect(stdout).toContain(`--${flag} `);
  }
});

test('--dump-prompt writes the prompt to a file, whole', async () => {
  const target = join(temporaryFolder(), 'prompt.txt');
  const query = ['--run', 'r2', '--kind', 'llm_request', '--index', '1'];
  const said = await runInspect(['--trace', twoRuns(), ...query, '--dump-prompt', target]);
  expect(said).toEqual({ code: 0, stdout: `Wrote prompt to ${target}\n`, stderr: '' });
  expect(readFileSync(target, 'utf8')).toContain('\n\nassistant: [call] list_files');
  expect(readFileSync(target, 'utf8')).not.toContain('...');
});

test('a file that is no trace is one error, an empty one proves nothing', async () => {
  const path = join(temporaryFolder(), 'notes.txt');
  writeFileSync(path, 'not a trace\n'.repeat(20));
  expect(await runInspect(['--trace', path])).toEqual({
    code: 2,
    stdout: '',
    stderr: `Error: ${path} is not a trace: none of its lines is an event\n`,
  });
  writeFileSync(path, '');
  expect((await runInspect(['--trace', path, '--verify'])).code).toBe(3);
});

test('--dump-prompt names a file it cannot write', async () => {
  const { path } = writeRun(goldenRun);
  const target = join(temporaryFolder(), 'no', 'prompt.txt');
  const { code, stderr } = await runInspect([
    '--trace',
    path,
    '--kind',
    'llm_request',
    '--index',
    '0',
    '--dump-prompt',
    target,
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain(`Cannot write ${target}`);
});

test('a prompt that is not the one that was sent is shown, and told by its line', async () => {
  const { path } = writeRun(goldenRun);
  rewriteLines(path, (lines) => lines.map((line) => line.replace('Goal: Make', 'Goal: Fake')));
  const { code, stdout, stderr } = await runInspect([
    '--trace',
    path,
    '--kind',
    'llm_request',
    '--index',
    '1',
    '--pretty-only-prompt',
  ]);
  expect(code).toBe(3);
  expect(stdout).toContain('user: Goal: Fake the tests pass');
  expect(stderr).toBe(
    'line 7: the rebuilt prompt does not have the sha256 that was recorded when it was sent\n',
  );
});

test('a prompt whose beginning is lost shows what is left', async () => {
  const { path } = writeRun(goldenRun);
  rewriteLines(path, (lines) => lines.toSpliced(2, 1));
  const { code, stdout } = await runInspect([
    '--trace',
    path,
    '--kind',
    'llm_request',
    '--index',
    '0',
    '--pretty-only-prompt',
  ]);
  expect(code).toBe(3);
  expect(stdout).toContain('assistant: [call] list_files');
});

test('lines that cannot be read are told by number, and everything else is shown', async () => {
  const { path } = writeRun(goldenRun);
  rewriteLines(path, (lines) => lines.with(1, '{"v":1,').with(5, 'nonsense'));
  const { code, stdout, stderr } = await runInspect(['--trace', path, '--run', 'r1']);
  expect(code).toBe(0);
  expect(stderr).toMatch(/^line 2: not JSON.*\nline 6: not JSON/);
  expect(stdout.match(/ \[\w+\] \(run=r1\)/g)).toHaveLength(28);
});

test('a killed run is shown to its last whole event', async () => {
  const { path } = writeRun(goldenRun);
  const lines = linesOf(path);
  truncateSync(path, readFileSync(path).length - 200);
  const { stdout, stderr } = await runInspect(['--trace', path, '--run', 'r1', '--full']);
  expect(stdout.match(/ \[\w+\] \(run=r1\)/g)).toHaveLength(lines.length - 1);
  expect(stderr).toBe(`line ${lines.length}: cut short: the run was stopped while it wrote this line\n`);
  expect((await runInspect(['--trace', path])).stdout).toMatch(/r1 .* Fixed /);
});

test('a run that was killed early is listed as one without an end', async () => {
  const { path } = writeRun(goldenRun);
  rewriteLines(path, (lines) => lines.slice(0, 12));
  expect((await runInspect(['--trace', path])).stdout).toContain(
    'Unfinished  3      1      2100    Make the tests pass',
  );
});

test('--verify names the line that was changed', async () => {
  const { path } = writeRun(goldenRun);
  rewriteLines(path, (lines) => lines.with(4, (lines[4] ?? '').replace('list_files', 'read_files')));
  const { code, stdout } = await runInspect(['--trace', path, '--verify']);
  expect(code).toBe(3);
  expect(stdout).toContain('run r1: 30 events, NOT intact\nline 5: changed: its hash does not follow');
});

test('--verify --sha256 compares the whole file', async () => {
  const { path } = writeRun(goldenRun);
  const digest = await sha256OfFile(path);
  const verify = (sha256: string) => runInspect(['--trace', path, '--verify', '--sha256', sha256]);
  expect((await verify(digest.toUpperCase())).code).toBe(0);
  const other = await verify('0'.repeat(64));
  expect(other.code).toBe(3);
  expect(other.stdout).toContain(`sha256: ${digest}\n`);
  expect(other.stdout).toContain(`sha256 differs: expected ${'0'.repeat(64)}`);
});

test('a file of nothing but bad lines is verified without a flood', async () => {
  const path = join(temporaryFolder(), 'trace.jsonl');
  writeFileSync(path, 'x\n'.repeat(500));
  const { code, stdout } = await runInspect(['--trace', path, '--verify']);
  expect(code).toBe(3);
  expect(stdout.split('\n').length).toBeLessThan(110);
  expect(stdout).toContain('and 400 more');
});

const ESCAPE = '\u001b';

test('colours are for terminals, and NO_COLOR turns them off', async () => {
  const { path } = writeRun(goldenRun);
  const args = ['--trace', path, '--run', 'r1'];
  expect((await runInspect(args, { isTTY: true })).stdout).toContain(`${ESCAPE}[36m[tests]${ESCAPE}[39m`);
  expect((await runInspect(args, { isTTY: true, noColor: '1' })).stdout).not.toContain(ESCAPE);
  expect((await runInspect(args)).stdout).not.toContain(ESCAPE);
});

const HOSTILE = `\u001b]0;owned\u0007\u001b[2J\r\u009b31m\u202eevil\u2066\u200b\u{e0041}`;

test('what a run says cannot act on the terminal that shows it', async () => {
  const path = join(temporaryFolder(), 'trace.jsonl');
  const message = { role: 'user', content: HOSTILE };
  const line = (kind: string, payload: unknown) =>
    `${JSON.stringify({ v: 1, seq: 0, ts: 1, run_id: `r${HOSTILE}`, kind, payload, hash: 'a'.repeat(64) })}\n`;
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(
    path,
    line('run_start', { goal: HOSTILE }) +
      line('llm_request', { t: 0, appended: [message], sha256: '', bytes: 0 }),
  );
  appendFileSync(path, line(HOSTILE, { [HOSTILE]: HOSTILE }));
  const prompt = ['--kind', 'llm_request', '--index', '0'];
  for (const args of [
    [],
    ['--max', '9'],
    ['--full'],
    ['--kind', HOSTILE],
    ['--kind', `${HOSTILE}x`],
    [...prompt, '--pretty-only-prompt'],
    [...prompt, '--prompt-with-history'],
    [...prompt, '--prompt-with-history', '--preserve-newlines'],
    ['--verify'],
  ]) {
    const shown = await runInspect(['--trace', path, ...args], {
      isTTY: true,
      noColor: '1',
    });
    expect(shown.stdout + shown.stderr).not.toMatch(/[^\P{C}\n\t]|[\u2028\u2029]/u);
    expect(shown.stdout).not.toBe('');
  }
});

test('a pipe gets what the run said, byte for byte', async () => {
  const path = join(temporaryFolder(), 'trace.jsonl');
  const head = '{"input":[';
  const item = { role: 'user', content: HOSTILE };
  const sha256 = sha256Of(`${head}${JSON.stringify(item)}]}`);
  const payload = { t: 0, head, appended: [item], tail: ']}', sha256, bytes: 0 };
  writeEvents([{ kind: 'llm_request', payload }], 'r1', path);
  const { stdout } = await runInspect(['--trace', path, '--kind', 'llm_request', '--pretty-only-prompt']);
  expect(stdout).toBe(`user: ${HOSTILE}\n`);
});

test('a huge payload is cut by characters, not by halves of them', async () => {
  const path = join(temporaryFolder(), 'trace.jsonl');
  const note = '\u{1f600}'.repeat(3000);
  writeEvents([{ kind: 'driver_note', payload: { t: 0, reason: 'loop', note } }], 'r1', path);
  const { stdout, stderr } = await runInspect(['--trace', path, '--kind', 'driver_note']);
  expect(stdout.isWellFormed()).toBe(true);
  expect([...(stdout.split('    ')[1]?.trimEnd() ?? '')]).toHaveLength(1203);
  expect(stderr).toBe('Long texts end in "..."; --full shows them whole\n');
});

test('a run that is shown while it goes on is shown as far as it is', async () => {
  const { path } = writeRun((run) => {
    run.start();
    run.request();
  });
  const { code, stdout } = await runInspect(['--trace', path, '--kind', 'llm_request', '--full']);
  expect(code).toBe(0);
  expect(stdout).toContain('- role: user\n  content:\nGoal: Fix the failing test');
});

test('--history-window reaches over both ends of a run', async () => {
  const { path } = writeRun(smallRun);
  const args = ['--trace', path, '--kind', 'llm_request', '--index', '0', '--prompt-with-history'];
  expect((await runInspect([...args, '--history-window', '99'])).stdout).toContain(
    'HISTORY (events 0..29 around selected index 2):',
  );
  expect((await runInspect([...args, '--history-window', '0'])).stdout).toContain(
    'HISTORY (events 2..2 around selected index 2):',
  );
});
