import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { TerminalOutput } from '../scenario/run-terminal.ts';
import { BUNDLE, type Call, createTerminal, openTerminal, TEST, type Terminal } from './terminal.ts';

/** Exit code 2, one clear message on stderr, nothing on stdout, and no stack. */
function expectRefusal(
  { exitCode, stdout, stderr }: TerminalOutput,
  ...texts: readonly (string | RegExp)[]
): void {
  expect([exitCode, stdout]).toEqual([2, '']);
  for (const text of texts) expect(stderr).toMatch(text);
  expect(stderr).toMatch(/^agent-fix: /);
  expect(stderr).not.toMatch(/\n\s+at |node:internal|ZodError|ERR_|ENOENT/);
}

const refusals: readonly (readonly [string, readonly string[], readonly RegExp[]])[] = [
  ['an unknown flag', ['run', '--sandboxed'], [/no option --sandboxed; did you mean --sandbox\?/]],
  ['the Python original’s spelling of a bound', ['run', '--max-iter', '3'], [/did you mean --max-iters\?/]],
  ['a model without a fork', ['replay', '--model', 'x'], [/--model: a replay asks no model; .*--from K/]],
  ['an unknown part of eval', ['eval', 'repot'], [/unknown command "eval repot"; did you mean report\?/]],
  [
    'an unknown test policy',
    ['run', '--test-policy', 'sometimes'],
    [/--test-policy "sometimes"/, /on_final/],
  ],
  [
    'no number of turns',
    ['run', '--max-iters', 'many'],
    [/--max-iters "many": must be a whole number from 1/],
  ],
  ['an unknown protocol', ['run', '--api', 'grpc'], [/--api "grpc"/, /chat-completions/]],
  ['an empty goal', ['run', '--goal', ' '], [/--goal " ": must not be empty/]],
  ['plain http', ['run', '--base-url', 'http://models.example/v1'], [/--base-url .*clear text; use https/]],
  ['no URL', ['run', '--base-url', 'models.example'], [/--base-url is not a URL/]],
  ["another provider's address", ['run', '--base-url', 'https://api.together.xyz/v1'], [/TOGETHER_API_KEY/]],
  ['a folder that is not there', ['run', '--repo', 'nowhere'], [/nowhere does not exist/]],
  ['a trace that is not there', ['replay', '--trace', 'no.jsonl'], [/no\.jsonl/, /does not exist|not found/]],
  ['a page of no trace', ['view', '--trace', 'no.jsonl'], [/no\.jsonl/, /does not exist|not found/]],
  ['a fork from nowhere', ['replay', '--from', '-1'], [/--from/]],
  ['a flag without a command', ['--max-iters', '3'], [/--max-iters stands where a command belongs/]],
  ['an unknown command', ['inspct'], [/unknown command "inspct"; did you mean inspect\?/]],
  ['an unknown command that is like none', ['fix'], [/unknown command "fix"/, /agent-fix run/]],
];

// What is refused touches nothing, so these share a repository.
let shared: Terminal;
beforeAll(async () => {
  shared = await createTerminal();
  return shared.close;
});

test.each(refusals)('%s is refused', async (_, args, texts) => {
  const run = await shared.agentFix(args);
  expectRefusal(run, ...texts);
  expect(shared.model.requests).toHaveLength(0);
  expect(await shared.git('status', '--porcelain')).toBe('');
  expect(shared.leftovers()).toEqual([]);
});

async function refusedRun(call: Call, ...flags: readonly string[]): Promise<TerminalOutput> {
  const run = await shared.agentFix(['run', '--test', TEST, ...flags], call);
  expect(shared.model.requests).toHaveLength(0);
  return run;
}

test('a missing key is named', async () => {
  const model = ['--solver', 'model'];
  const env = { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined };
  expectRefusal(await refusedRun({ env }, ...model), /OPENAI_API_KEY is not set/);
  expectRefusal(await refusedRun({}, ...model, '--llm-provider', 'together'), /TOGETHER_API_KEY is not set/);
});

test("a key never meets another provider's address, wherever the address stands", async () => {
  const env = { OPENAI_BASE_URL: 'https://api.together.xyz/v1' };
  expectRefusal(await refusedRun({ env }), /OPENAI_BASE_URL points at api\.together\.xyz/, /"together"/);
  const together = { TOGETHER_API_KEY: 'together-key-1', TOGETHER_BASE_URL: 'https://api.openai.com/v1' };
  expectRefusal(
    await refusedRun({ env: together }, '--llm-provider', 'together'),
    /TOGETHER_BASE_URL points at api\.openai\.com/,
  );
});

test('a key is never repeated', async () => {
  const run = await refusedRun({ env: { OPENAI_API_KEY: 'sk-secret with blanks' } });
  expectRefusal(run, /OPENAI_API_KEY holds blanks/);
  expect(run.stderr).not.toContain('sk-secret');
});

test('a folder that is no repository, a repository without a commit, and one whose tests nobody knows', async () => {
  const terminal = await openTerminal();
  expectRefusal(await terminal.run('--repo', terminal.dir), /is not in a git repository/);
  const fresh = join(terminal.dir, 'fresh');
  await terminal.git('init', '--quiet', fresh);
  expectRefusal(await terminal.run('--repo', fresh), /fresh has no commit yet: commit/);
  const run = await terminal.agentFix(['run', '--repo', 'test']);
  expectRefusal(run, /no known manifest in test\. .*--test/);
  expect(terminal.leftovers()).toEqual([]);
});

test('uncommitted changes are named, and stay', async () => {
  const terminal = await openTerminal();
  const path = join(terminal.repo, 'src/index.js');
  writeFileSync(path, '// mine\n');
  expectRefusal(await terminal.run(), /uncommitted changes in src\/index\.js\. .*commit or stash/);
  expect(readFileSync(path, 'utf8')).toBe('// mine\n');
});

test('a copy in the repository, and one in a folder that holds something', async () => {
  const terminal = await openTerminal();
  expectRefusal(await terminal.run('--copy-dir', 'copy'), /--copy-dir/, /outside/);
  writeFileSync(join(terminal.dir, 'tmp/file'), '');
  expectRefusal(await terminal.run('--copy-dir', join(terminal.dir, 'tmp')), /not empty.*--copy-dir/);
  expect(await terminal.git('status', '--porcelain')).toBe('');
});

test('a trace that cannot be written', async () => {
  const terminal = await openTerminal();
  const run = await terminal.run('--trace', terminal.repo);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain(`agent-fix: The trace cannot be written to ${terminal.repo}`);
  expect(terminal.leftovers()).toEqual([]);
});

test.each([['run'], ['inspect'], ['replay'], ['view'], ['eval']])(
  '%s --help names every flag',
  async (command) => {
    const run = await shared.agentFix([command, '--help'], { env: { OPENAI_API_KEY: undefined } });
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    expect(run.stdout).not.toMatch(/\(default:.*\(default:/);
    expect(run.stdout).toContain(command === 'eval' ? 'agent-fix eval compare' : '--trace');
  },
);

test('a run that a trace does not hold, and a file that is none: one error', async () => {
  const terminal = await openTerminal();
  await terminal.run('--test', 'true');
  const notes = join(terminal.dir, 'notes.txt');
  writeFileSync(notes, 'not a trace\n'.repeat(5));
  for (const command of ['inspect', 'view', 'replay'])
    for (const [path, why] of [
      [terminal.trace, /^.*holds no run zzz.*\n$/],
      [notes, /^.*(?:holds no run zzz|is not a trace).*\n$/],
    ] as const) {
      const run = await terminal.agentFix([command, '--run', 'zzz', '--trace', path]);
      expect(run).toEqual({ exitCode: 2, stdout: '', stderr: expect.stringMatching(why) });
    }
});

test('an older Node is refused before anything is loaded', async () => {
  const node = (...args: readonly string[]) =>
    spawnSync('/usr/bin/env', ['node', ...args], { encoding: 'utf8', env: { PATH: '/usr/bin:/bin' } });
  const version = node('--version');
  const old = version.status === 0 && Number.parseInt(version.stdout.slice(1), 10) < 24;
  const entries = ['cli.js', 'index.js'].map((name) =>
    readFileSync(join(import.meta.dirname, '../../dist', name), 'utf8'),
  );
  for (const entry of entries) expect(entry.indexOf('needs Node 24')).toBeLessThan(entry.indexOf('import('));
  if (!old) return;
  const run = node(BUNDLE, '--version');
  expect([run.status, run.stdout]).toEqual([2, '']);
  expect(run.stderr).toMatch(/^agent-fix: needs Node 24 or later, and this is v\d+/);
});

test('the commands are listed, on stdout when asked for', async () => {
  const [help, bare, version] = await Promise.all([
    shared.agentFix(['--help'], { bundle: BUNDLE }),
    shared.agentFix([], { bundle: BUNDLE }),
    shared.agentFix(['--version'], { bundle: BUNDLE }),
  ]);
  expect([help.exitCode, bare.exitCode]).toEqual([0, 2]);
  expect(help.stdout).toMatch(/agent-fix run .*\n.*inspect .*\n.*replay .*\n.*view/);
  expect(version).toEqual({ exitCode: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), stderr: '' });
});

test('compiled code is kept only where nobody else can write: Node runs it in place of the sources', () => {
  const folder = mkdtempSync(join(shared.dir, 'program-'));
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  for (const name of ['cli.js', 'package.json']) cpSync(join(dirname(BUNDLE), name), join(dist, name));
  symlinkSync(join(dirname(BUNDLE), 'bundle'), join(dist, 'bundle'));
  const cache = join(folder, 'node_modules/.cache/agent-fix');
  const kept = (): number => {
    const { status, stdout } = spawnSync('/bin/sh', [
      '-c',
      'umask 0; exec "$0" "$1" --help',
      process.execPath,
      join(dist, 'cli.js'),
    ]);
    expect([status, String(stdout).split(':')[0]]).toEqual([0, expect.stringMatching(/^agent-fix \d/)]);
    return readdirSync(cache).length;
  };
  expect(kept()).toBe(1);
  expect(statSync(cache).mode & 0o777).toBe(0o700);
  const [mine, theirs] = [join(folder, 'mine'), join(folder, 'theirs')];
  renameSync(cache, mine);
  mkdirSync(cache);
  chmodSync(cache, 0o777);
  expect(kept()).toBe(0);
  renameSync(cache, theirs);
  symlinkSync(theirs, cache);
  expect(kept()).toBe(0);
});
