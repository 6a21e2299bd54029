import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  editCall,
  httpError,
  readFileCall,
  reply,
  type ScriptStep,
  toolCall,
} from '../servers/openai/script.ts';
import {
  BUNDLE,
  CULPRIT,
  createTerminal,
  DONE,
  expectIdentical,
  GIVE_UP,
  LOOK,
  openTerminal,
  READ,
  REFLECT_AND_READ,
  readEvents,
  SECOND_TRY,
  STALE_BUNDLE,
  TEST,
  type Terminal,
  WRITE,
  WRONG_WRITE,
} from './terminal.ts';

const LIVE = ['--oracle', 'live', '--sandbox', 'off'];

describe('one recorded run', () => {
  const COMMAND = `test ! -e later && { ${TEST}; }`;
  let terminal: Terminal;
  let patch: string;
  beforeAll(async () => {
    terminal = await createTerminal({ script: SECOND_TRY });
    patch = join(terminal.dir, 'recorded.patch');
    expect((await terminal.run('--test', COMMAND, '--patch', patch)).exitCode).toBe(0);
    await terminal.git('checkout', '--quiet', '.');
    return terminal.close;
  });

  test('replays to the same patch, byte for byte, without a key, and asks nobody', async () => {
    const env = { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined };
    const replayed = join(terminal.dir, 'replayed.patch');
    const args = ['replay', '--trace', terminal.trace, '--patch', replayed];
    const run = await terminal.agentFix(args, { env, bundle: BUNDLE });
    expect(run.exitCode, STALE_BUNDLE).toBe(0);
    expect(run.stdout).toBe('replayed 6 steps, identical\n');
    expect(terminal.model.requests).toHaveLength(6);
    expect(await terminal.git('status', '--porcelain')).toBe('');
    expect(readFileSync(replayed)).toEqual(readFileSync(patch));
    expect(readFileSync(replayed, 'utf8')).toContain('+    // A replaced key needs no room.\n');
  });

  test('replays with live tests as well', async () => {
    const run = await terminal.replay('--oracle', 'live');
    const [setup, sandbox, ...more] = run.stderr.trimEnd().split('\n');
    expect(setup).toBe(`[setup] tests: ${COMMAND} (--test), from the trace · on a copy`);
    expect(sandbox).toMatch(/^\[sandbox\] .*, network host, \d+ of \d+ isolation checks passed/);
    expect(more).toEqual([]);
    expect(run.stdout).toBe('replayed 6 steps, identical\n');
    expect(terminal.leftovers()).toEqual([]);
  });

  test('replays up to its last whole event where it was cut', async () => {
    const whole = readFileSync(terminal.trace);
    const path = join(terminal.dir, 'cut.jsonl');
    // In the middle of a line.
    writeFileSync(path, whole.subarray(0, nthLineEnd(whole, 11) + 40));
    const { exitCode, stdout } = await terminal.agentFix(['replay', '--trace', path]);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /^replayed \d steps, identical \(the run was killed: up to its last whole event\)\n$/,
    );
  });

  test('cares for its base commit alone, however far the repository has moved on', async () => {
    writeFileSync(join(terminal.repo, CULPRIT), 'changed\n');
    writeFileSync(join(terminal.repo, 'later'), '');
    await terminal.git('add', 'later', 'src');
    await terminal.commitIndex('On');
    await expectIdentical(terminal);
    expect((await terminal.replay(...LIVE)).stdout).toBe('replayed 6 steps, identical\n');
  });
});

test('a final in the reply of its write replays, with live tests as well', async () => {
  const both = reply({ calls: [WRITE, DONE].flatMap(({ calls = [] }) => calls) });
  const terminal = await openTerminal({ script: [LOOK, READ, both] });
  expect((await terminal.run()).exitCode).toBe(0);
  await terminal.git('checkout', '--quiet', '.');
  await expectIdentical(terminal);
  expect((await terminal.replay(...LIVE)).stdout).toBe('replayed 3 steps, identical\n');
});

test('a run that was told how the repository wants its code replays from the trace alone', async () => {
  const terminal = await openTerminal({
    script: [READ, GIVE_UP],
    files: { 'AGENTS.md': 'Two spaces.', '.github/agent-fix.md': 'Tabs.' },
  });
  await terminal.run();
  const opening = terminal.model.requests[0]?.rawBody.toString() ?? '';
  expect(opening).toContain('<untrusted source=\\".github/agent-fix.md\\">\\nTabs.');
  expect(opening).not.toContain('Two spaces.');
  await expectIdentical(terminal);
});

test('a run that read something like a token replays, and shows it to nobody', async () => {
  const token = `ghp_${'a1B2'.repeat(9)}`;
  const look = toolCall('read_file', { rel_path: 'token.txt' });
  const terminal = await openTerminal({ script: [look, GIVE_UP] });
  writeFileSync(join(terminal.repo, 'token.txt'), `token = ${token}\n`);
  await terminal.git('add', 'token.txt');
  await terminal.commitIndex('Add');
  await terminal.run();
  expect(readFileSync(terminal.trace, 'utf8')).not.toContain(token);
  await expectIdentical(terminal);
});

test('a repository without the base commit is told', async () => {
  const terminal = await openTerminal({ script: [READ, GIVE_UP] });
  await terminal.run();
  const other = await openTerminal({ fixture: 'python' });
  const run = await terminal.replay('--repo', other.repo);
  expect([run.exitCode, run.stdout]).toEqual([2, '']);
  expect(run.stderr).toContain(terminal.commit);
  expect(run.stderr).toMatch(/^agent-fix: .*fetch/);
});

function nthLineEnd(bytes: Buffer, n: number): number {
  let end = 0;
  for (let line = 0; line < n; line++) end = bytes.indexOf(0x0a, end) + 1;
  return end;
}

// Forks.

/** In a folder that is not there yet. */
const B_TRACE = 'sub/deeper/fork.jsonl';

async function recorded(script: readonly ScriptStep[], ...flags: string[]): Promise<Terminal> {
  const terminal = await openTerminal({ script });
  await terminal.run(...flags);
  return terminal;
}

const fork = (terminal: Terminal, ...flags: readonly string[]) =>
  terminal.replay('--out', join(terminal.dir, B_TRACE), '--sandbox', 'off', ...flags);

async function expectForkReplays(terminal: Terminal): Promise<void> {
  await expectIdentical({ ...terminal, trace: join(terminal.dir, B_TRACE) });
}

test('a fork keeps the first replies and goes on with another model, as a run of its own', async () => {
  const terminal = await recorded([LOOK, READ, GIVE_UP, WRITE, DONE]);
  const patch = join(terminal.dir, 'fork.patch');
  const run = await fork(terminal, '--from', '2', '--model', 'better', '--patch', patch);
  expect(run.exitCode).toBe(0);
  expect(run.stdout).toMatch(/^A replaced key no longer evicts another\.\nChanges:\n/);
  expect(run.stderr).toContain('[start] Make the failing tests pass');
  expect(terminal.model.requests.map(({ body }) => body['model'])).toEqual([
    ...['gpt-5.4-mini', 'gpt-5.4-mini', 'gpt-5.4-mini'],
    ...['better', 'better'],
  ]);
  terminal.expectModelContent();
  expect(readFileSync(patch, 'utf8')).toContain('needs no room');
  // A fork proposes; the repository stays as it is.
  expect(await terminal.git('status', '--porcelain')).toBe('');
  expect(terminal.leftovers()).toEqual([]);
  const [start] = readEvents(join(terminal.dir, B_TRACE));
  expect(start?.payload.llm).toMatchObject({ model: 'better', api: 'responses' });
  expect(start?.run_id).not.toBe(terminal.events()[0]?.run_id);
  await expectForkReplays(terminal);
});

test('a fork from 0 keeps the first test result only', async () => {
  const terminal = await recorded([READ, GIVE_UP, READ, WRITE, DONE]);
  const run = await fork(terminal, '--from', '0');
  expect(run.stderr).toContain('[end] fixed');
  await expectForkReplays(terminal);
});

test('a fork behind a recorded write has it in its tree, and tests anew what it writes', async () => {
  const terminal = await recorded([
    ...[READ, WRONG_WRITE, REFLECT_AND_READ, GIVE_UP],
    ...[editCall(CULPRIT, '    // Still wrong.\n', '    // A replaced key needs no room.\n'), DONE],
  ]);
  const run = await fork(terminal, '--from', '3');
  expect(run.stderr).toContain('[end] fixed');
  expect(terminal.model.requests).toHaveLength(6);
  await expectForkReplays(terminal);
});

test('a fork speaks the protocol of its recording', async () => {
  const terminal = await recorded([READ, GIVE_UP, WRITE, DONE], '--api', 'chat-completions');
  expect((await fork(terminal, '--from', '1')).exitCode).toBe(0);
  expect(new Set(terminal.model.requests.map(({ api }) => api))).toEqual(new Set(['chat-completions']));
  await expectForkReplays(terminal);
  const run = await fork(terminal, '--from', '1', '--api', 'responses');
  expect([run.exitCode, run.stderr]).toEqual([2, expect.stringContaining('--api responses:')]);
});

test('a fork that does not fix exits 1, one without a key 2, one behind the end 2', async () => {
  const terminal = await recorded([READ, GIVE_UP, GIVE_UP]);
  expect((await fork(terminal, '--from', '1')).exitCode).toBe(1);
  const run = await fork(terminal, '--from', '3');
  expect([run.exitCode, run.stderr]).toEqual([2, 'agent-fix: --from 3: the run has 2 recorded replies\n']);
  const args = ['replay', '--trace', terminal.trace, '--from', '1'];
  const keyless = await terminal.agentFix(args, {
    env: { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: 'https://model.example/v1' },
  });
  expect([keyless.exitCode, keyless.stderr]).toEqual([
    2,
    expect.stringContaining('OPENAI_API_KEY is not set'),
  ]);
});

test('a fork of a run that lost its endpoint goes on where it was lost', async () => {
  const terminal = await recorded([READ, httpError(401), WRITE, DONE]);
  expect((await fork(terminal, '--from', '1')).stderr).toContain('[end] fixed');
  expect((await fork(terminal, '--from', '2')).stderr).toContain('the run has 1 recorded replies');
});

test('Ctrl-C closes the record of a fork', async () => {
  const terminal = await recorded([READ, GIVE_UP, LOOK, { kind: 'endless' }]);
  const args = ['replay', '--trace', terminal.trace, '--from', '1', '--out', join(terminal.dir, B_TRACE)];
  const run = await terminal.agentFix(args, {
    bundle: BUNDLE,
    onStderr: (text, child) => {
      if (text.includes('[turn 2]')) child.kill('SIGINT');
    },
  });
  expect(run.stderr).toContain('[end] cancelled: the run was cancelled');
  expect(terminal.leftovers()).toEqual([]);
  await expectForkReplays(terminal);
});

test('what was read of installed packages replays from the record, where none are installed', async () => {
  const path = 'node_modules/colors/index.js';
  const terminal = await openTerminal({
    script: [readFileCall('node_modules/colors/none.js'), readFileCall(path), readFileCall('.env'), GIVE_UP],
    untracked: {
      [path]: 'exports.paint = () => "red";\n',
      'node_modules/colors/package.json': '{}\n',
      '.env': 'plain\n',
    },
  });
  await terminal.run();
  const results = terminal.events().filter(({ kind }) => kind === 'tool_result');
  expect(results.map(({ payload: { obs } }) => [obs.ok, obs.meta.installed, obs.output])).toEqual([
    [false, true, 'node_modules/colors/none.js is not among the installed packages.'],
    [true, true, '1|exports.paint = () => "red";'],
    [false, undefined, expect.stringContaining('.env does not exist.')],
  ]);
  expect(JSON.stringify(terminal.model.requests[0])).toContain('and never written: node_modules');
  rmSync(join(terminal.repo, 'node_modules'), { recursive: true });
  await expectIdentical(terminal);
});
