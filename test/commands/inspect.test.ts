import { appendFileSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { inspectCommand } from '../../src/commands/inspect.ts';
import { sha256OfFile } from '../../src/trace/integrity.ts';
import { sha256Of } from '../../src/trace/writer.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type ScriptedRun, smallRun } from '../trace/scripted-run.ts';
import { linesOf, rewriteLines, writeEvents, writeRun } from '../trace/write-run.ts';

/** Runs the inspector on a trace as the command does; on a terminal when told so. */
async function inspect(
  path: string,
  flags = '',
  { isTTY = false, noColor = '' }: { isTTY?: boolean; noColor?: string } = {},
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const io = {
    stdout: (text: string): void => void stdout.push(text),
    stderr: (text: string): void => void stderr.push(text),
    isTTY,
    closed: new AbortController().signal,
  };
  vi.stubEnv('NO_COLOR', noColor);
  const code = await inspectCommand(['--trace', path, ...flags.split(' ').filter(Boolean)], io);
  return { code, stdout: stdout.join(''), stderr: stderr.join('') };
}

const newFile = (): string => join(temporaryFolder(), 'trace.jsonl');

const ADD = `   1  // Adds two numbers.
   2  export function add(a, b) {
   3    return a - b;
   4  }`;

const FAILING = `TAP version 13
not ok 1 - adds two numbers
  ---
  location: 'add.test.js:4:1'
  error: 'Expected values to be strictly equal: -1 !== 3'
  expected: 3
  actual: -1
  ...`;

/** A run a person can follow: look, read, a wrong fix, a reflection, a right fix, the end. */
function goldenRun(run: ScriptedRun): void {
  run.start('Make the tests pass', FAILING);
  run.tool('list_files', { rel_dir: '.', max_files: null, glob: null }, 'add.js\nadd.test.js\npackage.json');
  run.tool('read_file', { rel_path: 'add.js', start_line: null, end_line: null, max_chars: null }, ADD);
  const content =
    '// Adds two numbers, or concatenates two strings.\nexport function add(a, b) {\n  return b - a;\n}\n';
  run.tool('write_file', { rel_path: 'add.js', content, edits: null }, '-  return a - b;\n+  return b - a;');
  run.tests({ output: FAILING.replaceAll('-1', '1') });
  run.reflect(['add() subtracts; the order of its operands does not matter.']);
  const edits = [{ old: 'return b - a;', new: 'return a + b;' }];
  run.tool('write_file', { rel_path: 'add.js', content: null, edits }, '-  return b - a;\n+  return a + b;');
  run.tests({ ok: true, verdict: 'green', exit_code: 0, output: 'ok 1 - adds two numbers', signature: '' });
  run.end();
}

function twoRuns(): string {
  const { path, run } = writeRun(smallRun);
  writeEvents(run.events, 'r2', path);
  return path;
}

test('without --run, an option that selects events means the only run', async () => {
  const { path } = writeRun(goldenRun);
  const { code, stdout } = await inspect(path, '--kind outcome');
  expect(code).toBe(0);
  expect(stdout).toContain('Run id: r1\n');
  expect(stdout).toContain('[outcome] (run=r1)\n    {"outcome": "fixed"');
});

test.each([
  ['no --run', '--max 1', 'r2'],
  ['a bare --run', '--run --max 1', 'r2'],
  ['an id', '--run r1 --max 1', 'r1'],
  ['how an id begins', '--run second --max 1', 'second-long'],
])('among several runs, %s names one', async (_, flags, run) => {
  const path = twoRuns();
  if (run === 'second-long') writeEvents(writeRun(smallRun).run.events, run, path);
  expect((await inspect(path, flags)).stdout).toContain(`Run id: ${run}\n`);
  await expect(inspect(path, '--run r --max 1')).rejects.toThrow('--run r: several runs begin so: r1, r2');
});

test('candidates of the search that did not pass share a line', async () => {
  const candidate = (n: number, verdict: 'failed' | 'passed') => ({
    kind: 'candidate' as const,
    payload: { n, path: 'a.py', line: 3, verdict },
  });
  const path = newFile();
  const verdicts = ['failed', 'failed', 'passed', 'failed'] as const;
  writeEvents(
    verdicts.map((verdict, n) => candidate(n + 1, verdict)),
    'r1',
    path,
  );
  const { stdout } = await inspect(path, '--run');
  expect(stdout.split('\n').slice(3)).toEqual([
    '1–2. 2 candidates that did not pass; --kind candidate lists them',
    expect.stringMatching(/^ {2}3\. .*\[candidate\] undoing a\.py:3: passed$/),
    '  4. 1 candidate that did not pass; --kind candidate lists them',
    '',
  ]);
});

test('an empty file holds no runs', async () => {
  const path = newFile();
  writeFileSync(path, '');
  expect((await inspect(path)).stdout).toBe(`Trace file: ${path}\nNo runs in this file\n`);
  await expect(inspect(path, '--max 1')).rejects.toThrow(`${path} holds no run`);
});

test.each([
  ['an unknown option', '--ful', 'agent-fix inspect has no option --ful; did you mean --full?'],
  ['an argument without an option', 'trace.jsonl', 'agent-fix inspect takes no argument "trace.jsonl"'],
  ['an index that is no number', '--index two', '--index "two": must be a whole number from 0'],
  ['an index below 0', '--index=-1', '--index "-1": must be a whole number from 0'],
  ['a limit that is no number', '--max 1.5', '--max "1.5": must be a whole number'],
  ['--dump-prompt without a kind', '--dump-prompt p --index 0', 'requires --kind llm_request and --index'],
  ['another kind', '--dump-prompt p --index 0 --kind tests', '--dump-prompt requires --kind llm_request'],
  ['no index', '--dump-prompt p --kind llm_request', 'requires --index to select a single event'],
  [
    '--prompt-with-history without a kind',
    '--prompt-with-history',
    'requires --kind llm_request and --index',
  ],
  ['history without an index', '--prompt-with-history --kind llm_request', 'requires --index'],
  ['--sha256 without --verify', `--sha256 ${'a'.repeat(64)}`, '--sha256 goes with --verify'],
  ['a sha256 that is none', '--verify --sha256 abc', '--sha256 "abc": must be 64 hex digits'],
])('%s is wrong usage', async (_, flags, message) => {
  await expect(inspect('trace.jsonl', flags)).rejects.toThrow(message);
});

test('a missing file and a folder are no traces', async () => {
  const folder = temporaryFolder();
  for (const path of [join(folder, 'nothing.jsonl'), folder]) {
    await expect(inspect(path)).rejects.toThrow(`--trace ${path}: trace file not found`);
  }
});

test('--help names every flag', async () => {
  const { code, stdout } = await inspect('trace.jsonl', '--help');
  expect(code).toBe(0);
  const query = 'trace run kind index max full verify sha256';
  const prompt = 'pretty-only-prompt dump-prompt prompt-with-history preserve-newlines history-window';
  for (const flag of `${query} ${prompt}`.split(' ')) expect(stdout).toContain(`--${flag} `);
});

test('--dump-prompt writes the prompt to a file, whole', async () => {
  const target = join(temporaryFolder(), 'prompt.txt');
  const query = '--run r2 --kind llm_request --index 1';
  const result = await inspect(twoRuns(), `${query} --dump-prompt ${target}`);
  expect(result).toEqual({ code: 0, stdout: `Wrote prompt to ${target}\n`, stderr: '' });
  expect(readFileSync(target, 'utf8')).toContain('\n\nassistant: [call] list_files');
  expect(readFileSync(target, 'utf8')).not.toContain('...');
});

test('a file that is no trace is one error, an empty one proves nothing', async () => {
  const path = join(temporaryFolder(), 'notes.txt');
  writeFileSync(path, 'not a trace\n'.repeat(20));
  await expect(inspect(path)).rejects.toThrow(`${path} is not a trace: none of its lines is an event`);
  writeFileSync(path, '');
  expect((await inspect(path, '--verify')).code).toBe(3);
});

test('--dump-prompt names a file it cannot write', async () => {
  const { path } = writeRun(goldenRun);
  const target = join(temporaryFolder(), 'no', 'prompt.txt');
  const { code, stderr } = await inspect(path, `--kind llm_request --index 0 --dump-prompt ${target}`);
  expect(code).toBe(2);
  expect(stderr).toContain(`Cannot write ${target}`);
});

test('a prompt that is not the one that was sent is shown, and told by its line', async () => {
  const { path } = writeRun(goldenRun);
  rewriteLines(path, (lines) => lines.map((line) => line.replace('Goal: Make', 'Goal: Fake')));
  const { code, stdout, stderr } = await inspect(path, '--kind llm_request --index 1 --pretty-only-prompt');
  expect(code).toBe(3);
  expect(stdout).toContain('user: Goal: Fake the tests pass');
  expect(stderr).toBe(
    'line 7: the rebuilt prompt does not have the sha256 that was recorded when it was sent\n',
  );
});

test('a prompt whose beginning is lost shows what is left', async () => {
  const { path } = writeRun(goldenRun);
  rewriteLines(path, (lines) => lines.toSpliced(2, 1));
  const { code, stdout } = await inspect(path, '--kind llm_request --index 0 --pretty-only-prompt');
  expect(code).toBe(3);
  expect(stdout).toContain('assistant: [call] list_files');
});

test('lines that cannot be read are told by number, and everything else is shown', async () => {
  const { path } = writeRun(goldenRun);
  rewriteLines(path, (lines) => lines.with(1, '{"v":1,').with(5, 'nonsense'));
  const { code, stdout, stderr } = await inspect(path, '--run r1 --max 100');
  expect(code).toBe(0);
  expect(stderr).toMatch(/^line 2: not JSON.*\nline 6: not JSON/);
  expect(stdout.match(/ \[\w+\] \(run=r1\)/g)).toHaveLength(27);
});

test('a killed run is shown to its last whole event', async () => {
  const { path } = writeRun(goldenRun);
  const lines = linesOf(path);
  truncateSync(path, readFileSync(path).length - 200);
  const { stdout, stderr } = await inspect(path, '--run r1 --full');
  expect(stdout.match(/ \[\w+\] \(run=r1\)/g)).toHaveLength(lines.length - 1);
  expect(stderr).toBe(`line ${lines.length}: cut short: the run was stopped while it wrote this line\n`);
  expect((await inspect(path)).stdout).toMatch(/r1 .* Fixed /);
});

test('a run that was killed early is listed as one without an end', async () => {
  const { path } = writeRun(goldenRun);
  rewriteLines(path, (lines) => lines.slice(0, 12));
  expect((await inspect(path)).stdout).toContain('Unfinished  3      1      2100    Make the tests pass');
});

test('--verify names the line that was changed', async () => {
  const { path } = writeRun(goldenRun);
  rewriteLines(path, (lines) => lines.with(4, (lines[4] ?? '').replace('list_files', 'read_files')));
  const { code, stdout } = await inspect(path, '--verify');
  expect(code).toBe(3);
  expect(stdout).toContain('run r1: 29 events, NOT intact\nline 5: changed: its hash does not follow');
});

test('--verify --sha256 compares the whole file', async () => {
  const { path } = writeRun(goldenRun);
  const digest = await sha256OfFile(path);
  const verify = (sha256: string) => inspect(path, `--verify --sha256 ${sha256}`);
  expect((await verify(digest.toUpperCase())).code).toBe(0);
  const other = await verify('0'.repeat(64));
  expect(other.code).toBe(3);
  expect(other.stdout).toContain(`sha256: ${digest}\n`);
  expect(other.stdout).toContain(`sha256 differs: expected ${'0'.repeat(64)}`);
});

test('a file of nothing but bad lines is verified without a flood', async () => {
  const path = newFile();
  writeFileSync(path, 'x\n'.repeat(500));
  const { code, stdout } = await inspect(path, '--verify');
  expect(code).toBe(3);
  expect(stdout.split('\n').length).toBeLessThan(110);
  expect(stdout).toContain('and 400 more');
});

const ESCAPE = '\u001b';

test('colours are for terminals, and NO_COLOR turns them off', async () => {
  const { path } = writeRun(goldenRun);
  const flags = '--run r1';
  expect((await inspect(path, flags, { isTTY: true })).stdout).toContain(`${ESCAPE}[36m[tests]${ESCAPE}[39m`);
  expect((await inspect(path, flags, { isTTY: true, noColor: '1' })).stdout).not.toContain(ESCAPE);
  expect((await inspect(path, flags)).stdout).not.toContain(ESCAPE);
});

const HOSTILE = `\u001b]0;owned\u0007\u001b[2J\r\u009b31m\u202eevil\u2066\u200b\u{e0041}`;

test('what a run says cannot act on the terminal that shows it', async () => {
  const path = newFile();
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
  const prompt = '--kind llm_request --index 0';
  for (const flags of [
    ...['', '--max 9', '--full', `--kind ${HOSTILE}`, `--kind ${HOSTILE}x`, '--verify'],
    ...[`${prompt} --pretty-only-prompt`, `${prompt} --prompt-with-history`],
    `${prompt} --prompt-with-history --preserve-newlines`,
  ]) {
    const shown = await inspect(path, flags, { isTTY: true, noColor: '1' });
    expect(shown.stdout + shown.stderr).not.toMatch(/[^\P{C}\n\t]|[\u2028\u2029]/u);
    expect(shown.stdout).not.toBe('');
  }
});

test('a pipe gets what the run said, byte for byte', async () => {
  const path = newFile();
  const head = '{"input":[';
  const item = { role: 'user', content: HOSTILE };
  const sha256 = sha256Of(`${head}${JSON.stringify(item)}]}`);
  const payload = { t: 0, head, appended: [item], tail: ']}', sha256, bytes: 0 };
  writeEvents([{ kind: 'llm_request', payload }], 'r1', path);
  const { stdout } = await inspect(path, '--kind llm_request --pretty-only-prompt');
  expect(stdout).toBe(`user: ${HOSTILE}\n`);
});

test('a huge payload is cut by characters, not by halves of them', async () => {
  const path = newFile();
  const note = '\u{1f600}'.repeat(3000);
  writeEvents([{ kind: 'driver_note', payload: { t: 0, reason: 'loop', note } }], 'r1', path);
  const { stdout, stderr } = await inspect(path, '--kind driver_note');
  expect(stdout.isWellFormed()).toBe(true);
  expect([...(stdout.split('    ')[1]?.trimEnd() ?? '')]).toHaveLength(1203);
  expect(stderr).toBe('Long texts end in "..."; --full shows them whole\n');
});

test('a run that is shown while it goes on is shown as far as it is', async () => {
  const { path } = writeRun((run) => {
    run.start();
    run.request();
  });
  const { code, stdout } = await inspect(path, '--kind llm_request --full');
  expect(code).toBe(0);
  expect(stdout).toContain('- role: user\n  content:\nGoal: Fix the failing test');
});

test('--history-window reaches over both ends of a run', async () => {
  const { path } = writeRun(smallRun);
  const flags = '--kind llm_request --index 0 --prompt-with-history --history-window';
  expect((await inspect(path, `${flags} 99`)).stdout).toContain(
    'HISTORY (events 0..28 around selected index 2):',
  );
  expect((await inspect(path, `${flags} 0`)).stdout).toContain(
    'HISTORY (events 2..2 around selected index 2):',
  );
});

describe('the documented session', () => {
  // Times are shown in the zone of the reader; these files are those of a reader in UTC.
  beforeAll(() => {
    process.env['TZ'] = 'UTC';
  });

  test('starts from this trace', async () => {
    const { path } = writeRun(goldenRun);
    await expect(`${linesOf(path).join('\n')}\n`).toMatchFileSnapshot('golden/agent-fix/trace.jsonl');
  });

  test.each([
    ['runs', ''],
    ['events', '--run r1'],
    ['full', '--run r1 --full'],
    ['kind', '--run r1 --kind tests'],
    ['kind-index', '--run r1 --kind tool_result --index 1'],
    ['index', '--run r1 --index 3'],
    ['max', '--run r1 --max 2'],
    ['max-full', '--run r1 --kind llm_request --max 1 --full'],
    ['prompt', '--run r1 --kind llm_request --index 2 --pretty-only-prompt'],
    ['prompt-full', '--run r1 --kind llm_request --index 2 --pretty-only-prompt --full'],
    ['prompts', '--run r1 --kind llm_request --max 2 --pretty-only-prompt'],
    ['history', '--run r1 --kind llm_request --index 1 --prompt-with-history'],
    [
      'history-lines',
      '--run r1 --kind llm_request --index 3 --prompt-with-history --preserve-newlines --history-window 1',
    ],
    ['reflection', '--run r1 --kind reflection --index 0'],
    ['no-kind', '--run r1 --kind nothing'],
    ['no-index', '--run r1 --index 99'],
    ['not-a-prompt', '--run r1 --pretty-only-prompt'],
    ['verify', '--verify'],
  ])('answers as documented: %s', async (name, flags) => {
    const { path } = writeRun(goldenRun);
    const { code, stdout, stderr } = await inspect(path, flags);
    const text = `$ agent-fix inspect --trace trace.jsonl ${flags}\n${stdout}--- stderr\n${stderr}--- exit ${code}\n`;
    await expect(text.replaceAll(path, 'trace.jsonl')).toMatchFileSnapshot(`golden/agent-fix/${name}.txt`);
  });
});
